import { cpus, platform, release, totalmem } from 'node:os'

/** One line on what the figures were taken with. */
export function machine(browser: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, ${platform()} ${release()}, Node ${process.versions.node}, Chromium ${browser}`
}
