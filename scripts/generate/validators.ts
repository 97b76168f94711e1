import Ajv, { _, type KeywordCxt, nil } from 'ajv'
import * as compiled from 'ajv/dist/compile/names.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { callValidateCode } from 'ajv/dist/vocabularies/code.js'
import type { Schema } from '../../src/tools/schemas/schema'

/** Words for people: they stay out of what the browser loads. */
const PROSE = new Set(['title', 'description', 'default', '$schema', 'patternErrorMessage'])
/** The problem: the module is CommonJS with a `default` of its own. The solution: take it from where it is. */
const names = (compiled.default as unknown as { default?: typeof compiled.default }).default ?? compiled.default
const BASE = 'https://marquee.invalid/'

/**
 * Validators as standalone modules, so that the browser needs no schema compiler and no eval.
 * Messages stay out: `src/site/validate/explain` words them when there is something to say.
 * A reference to another schema of `keys` becomes an import, so that no validator is sent twice.
 * @param made the sources of other schemas: what was made of the same is not made again
 * @returns the source of each validator by its schema's key
 */
export function validatorSources(
  schemas: Map<string, Schema>,
  keys: string[],
  made?: { schemas: ReadonlyMap<string, Schema>; sources: ReadonlyMap<string, string> },
): Map<string, string> {
  const isAsBefore = (key: string) => JSON.stringify(made?.schemas.get(key)) === JSON.stringify(schemas.get(key))
  return new Map(
    keys.map((key) => {
      const known = [...partsOf(schemas, key)].every(isAsBefore) ? made?.sources.get(key) : undefined
      return [key, known ?? sourceOf(schemas, key, keys)]
    }),
  )
}

/** A schema and all that it refers to, by their keys. */
function partsOf(schemas: ReadonlyMap<string, Schema>, key: string): Set<string> {
  const parts = new Set([key])
  for (const part of parts) {
    for (const [, ref = ''] of JSON.stringify(schemas.get(part) ?? {}).matchAll(/"\$ref":"([^"#]+)/g))
      parts.add(resolve(ref, part))
  }
  return parts
}

function sourceOf(schemas: Map<string, Schema>, key: string, keys: string[]): string {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    unicode: false,
    unicodeRegExp: false,
    logger: false,
    code: { source: true, esm: true, optimize: 2 },
  })
  // What each word means, for editors and the reference.
  ajv.addKeyword('enumDescriptions')
  ajv.addKeyword({ keyword: 'importedFrom', schemaType: 'string', code: callImported })
  const up = '../'.repeat(key.split('/').length - 1) || './'
  for (const [name, schema] of schemas) {
    ajv.addSchema({ ...(withImports(schema, name) as Schema), $id: `${BASE}${name}.json` })
  }
  const validate = ajv.getSchema(`${BASE}${key}.json`)
  if (!validate) throw new Error(`No schema ${key}`)
  return `// Made by \`npm run generate\`: do not edit.\n${compact(asModule(standaloneCode(ajv, validate)), key)}\n`

  function withImports(node: unknown, name: string): unknown {
    if (Array.isArray(node)) return node.map((item) => withImports(item, name))
    if (typeof node !== 'object' || node === null) return node
    const target =
      '$ref' in node && typeof node.$ref === 'string' && !node.$ref.includes('#') && resolve(node.$ref, name)
    if (target && target !== key && keys.includes(target)) return { importedFrom: `${up}${target}.full.js` }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([word, value]) => !(PROSE.has(word) && typeof value !== 'object'))
        // A discriminator has to see its branches.
        .map(([word, value]) => [word, word === 'oneOf' ? value : withImports(value, name)]),
    )
  }
}

const resolve = (ref: string, from: string) =>
  new URL(ref, `file:///${from}.json`).pathname.slice(1).replace(/\.json$/, '')

/** The keyword `importedFrom`: calls the validator of another generated module and keeps its findings. */
function callImported(cxt: KeywordCxt): void {
  const { gen, schema } = cxt
  const validate = gen.scopeValue('func', { key: schema, ref: schema, code: _`require(${schema}).default` })
  const valid = gen.const('_valid', callValidateCode(cxt, validate, nil))
  gen.if(_`!${valid}`, () => {
    const { vErrors, errors } = names
    gen.assign(vErrors, _`${vErrors} === null ? ${validate}.errors : ${vErrors}.concat(${validate}.errors)`)
    gen.assign(errors, _`${vErrors}.length`)
  })
}

/** The problem: ajv leaves `require()` of its helpers in ESM output. The solution: turn each into an import. */
function asModule(code: string): string {
  return code
    .replace(/\/\*# sourceURL=.*?\*\/;?/g, '')
    .replace(
      /const (\w+) = require\("([^"]+)"\)(?:\.default)?;/g,
      (_match, name: string, from: string) => `import ${name} from "${from}";`,
    )
}

/** The problem: ajv writes out each finding in full, which makes most of the bytes. The solution: one call. */
function compact(code: string, key: string): string {
  const short = code
    .replace(
      /const (err\d+) = \{instancePath(:.*?)?,schemaPath:"[^"]*",keyword:"(\w+)",params:(\{.*?\})\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g,
      (_match, _name, path: string | undefined, keyword: string, params: string) =>
        `vErrors = fail(vErrors, ${path ? path.slice(1) : 'instancePath'}, "${keyword}", ${keyword === 'pattern' ? '{}' : params});errors++;`,
    )
    .replace(/const (schema\d+) = (\{.*?\});(?=const|function|export|import|\n|$)/g, (match, name, text) => {
      try {
        return `const ${name} = ${JSON.stringify(skeleton(JSON.parse(text)))};`
      } catch {
        return match
      }
    })
    .replace(
      /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      (_match, name: string) => `vErrors = join(vErrors, ${name}.errors);`,
    )
  if (/schemaPath:|\.concat\(/.test(short))
    throw new Error(`${key}: a finding is written in a form that \`compact\` does not know`)
  const lib = `${'../'.repeat(key.split('/').length + 1)}lib`
  return `import fail from '${lib}/fail';\nimport join from '${lib}/join';\n${short}`
}

/** What the generated code reads of a schema: the names of properties, the words of enums, the types. */
function skeleton(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
  const kept = Object.entries(node).filter(([word]) =>
    ['properties', 'items', 'enum', 'type', 'definitions', 'additionalProperties'].includes(word),
  )
  return Object.fromEntries(
    kept.map(([word, value]) =>
      word === 'properties' || word === 'definitions'
        ? [word, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, skeleton(part)]))]
        : [word, skeleton(value)],
    ),
  )
}
