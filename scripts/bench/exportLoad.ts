import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Budget } from '../budgets/budget'
import { exportSite } from '../export/exportSite'
import { writeFolder } from '../export/folder/writeFolder'
import { startPlainHost } from '../export/plainHost'
import type { BenchContext } from './bench'
import { measureLoad } from './measureLoad'
import { SCREENS } from './ssrLoad'
import { formatRange, median } from './stats'

const PAGES: [name: string, path: string][] = [
  ['home', '/home/'],
  ['a list', '/films/'],
  ['a title', '/title/metropolis/'],
]

/** Load times of exported pages of `lumen` from a static file host, with slow 4G and a processor four times slower. */
export async function exportLoad({ root, browser, runs = 5 }: BenchContext): Promise<Budget[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  const { files } = await exportSite({ root, folder: join(root, 'fixtures', 'sites', 'lumen'), examples: true })
  writeFolder(join(folder, 'public'), files)
  const host = await startPlainHost(join(folder, 'public'))
  try {
    const budgets: Budget[] = []
    for (const screen of SCREENS)
      for (const [name, path] of PAGES) {
        const loads = []
        for (let run = 0; run < runs; run++) loads.push(await measureLoad(browser, `${host.origin}${path}`, screen, 4))
        const seconds = loads.map(({ lcp }) => lcp / 1000)
        const shifts = loads.map(({ cls }) => cls)
        const size = `${screen.width} x ${screen.height}`
        const [part, measured] = [{ name: 'exported' }, median(seconds)]
        budgets.push(
          {
            ...part,
            what: `largest paint of an export, ${name}, ${size}`,
            measured,
            most: 1.1,
            unit: 's',
            note: `${formatRange(seconds, 2)}; ${loads[0]?.element}`,
          },
          {
            ...part,
            what: '  layout shift x 1000',
            measured: Math.max(...shifts) * 1000,
            most: 50,
            unit: '',
            note: formatRange(shifts, 3),
          },
        )
      }
    return budgets
  } finally {
    host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
