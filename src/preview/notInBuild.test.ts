import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test('no byte of preview or of the fixtures is in a production build', { timeout: 120_000 }, async () => {
  // Vitest has set it to "test", and the build would take itself for a development one.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    logLevel: 'silent',
    build: { write: false, minify: false, reportCompressedSize: false },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const modules = outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.some((id) => id.endsWith('/src/main.tsx'))).toBe(true)
  expect(modules.filter((id) => /\/src\/preview\/|\/fixtures\//.test(id))).toEqual([])
  for (const file of outputs) {
    const text = String(file.type === 'chunk' ? file.code : file.source)
    expect(
      /mqp-|mqc-|mq-later|marquee-frame|marquee-catalogue|__marquee|marquee:fixture|open-in-editor/.exec(text)?.[0],
      file.fileName,
    ).toBeUndefined()
  }
})
