import { expect, test } from 'vitest'
import { schemas } from './siteSchemas'

test('has all schemas that its schemas refer to', () => {
  const missing = [...schemas].flatMap(([name, schema]) =>
    [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)\.json/g)]
      .map(([, path = '']) => new URL(path, `http://schemas.invalid/${name}`).pathname.slice(1))
      .filter((path) => !schemas.has(path)),
  )
  expect(missing).toEqual([])
})
