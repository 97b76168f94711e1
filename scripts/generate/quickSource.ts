/**
 * The same validator as a plain yes or no, at a third of the size: visitors of a good site load no more than this.
 * Made from the full one by leaving out all that serves to name a finding.
 */
export function quickSource(full: string, key: string): string {
  const quick = full
    .replace(/import (?:fail|join) from [^;]*;\n/g, '')
    .replace(/(import \w+ from "[^"]*)\.js"/g, '$1.quick.js"')
    .replace(/vErrors = fail\(vErrors, .*?\);errors\+\+;/g, 'return false;')
    .replace(
      /if\(!\((\w+)\(([^,{}]+?), \{instancePath.*?\}\)\)\)\{vErrors = join\(vErrors, \1\.errors\);errors = vErrors\.length;\}/g,
      'if(!$1($2)){return false;}',
    )
    .replace(
      /const (_valid\d+) = (\w+)\(([^,{}]+?), \{instancePath.*?\}\);if\(!\1\)\{vErrors = .*?;errors = vErrors\.length;\}/g,
      'if(!$2($3)){return false;}',
    )
    .replace(
      /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{let vErrors = null;let errors = 0;/g,
      '(data){',
    )
    .replace(/validate\d+\.errors = vErrors;return errors === 0;/g, 'return true;')
  const rest = /vErrors|errors\+\+|errors ===|instancePath/.exec(quick)
  if (rest) throw new Error(`${key}: no quick form for "${quick.slice(rest.index - 120, rest.index + 120)}"`)
  return namesOnly(quick)
}

/** A quick validator reads no more of a schema than the names of properties, and only where it says so. */
function namesOnly(code: string): string {
  return code.replace(
    /const (schema\d+) = (\{.*?\});(?=const|function|export|import|\n|$)/g,
    (_match, name: string, text: string) => {
      const read = [...new Set(code.match(new RegExp(`\\b${name}(?:\\.\\w+)*\\.properties\\b`, 'g')) ?? [])]
      const out: Nested = {}
      for (const path of read) {
        const words = path.split('.').slice(1)
        const source = words.reduce<Nested>((node, word) => (node[word] ?? {}) as Nested, JSON.parse(text))
        const target = words.reduce<Nested>((node, word) => {
          node[word] = typeof node[word] === 'object' ? node[word] : {}
          return node[word] as Nested
        }, out)
        for (const key of Object.keys(source)) target[key] ??= 1
      }
      return `const ${name} = ${JSON.stringify(out)};`
    },
  )
}

interface Nested {
  [word: string]: Nested | number
}
