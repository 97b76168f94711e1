/**
 * A validator that only returns true or false, at a third of the size of the full one: visitors of a valid site load
 * only this. Removes the code that reports problems from the full validator.
 */
export function quickValidatorSource(full: string, key: string): string {
  const quick = full
    .replace(/import (?:addFinding|appendFindings) from [^;]*;\n/g, '')
    .replace(/(import \w+ from "[^"]*)\.full\.js"/g, '$1.quick.js"')
    .replace(/vErrors = addFinding\(vErrors, .*?\);errors\+\+;/g, 'return false;')
    .replace(
      /if\(!\((\w+)\(([^,{}]+?), \{instancePath.*?\}\)\)\)\{vErrors = appendFindings\(vErrors, \1\.errors\);errors = vErrors\.length;\}/g,
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
  return useGuardClauses(
    callHelpers(mergeDuplicateFunctions(replaceComparisons(simplifyNumberChecks(replaceSchemasWithNames(quick))))),
  )
}

/** Checks of numbers by `Number.isInteger` and `Number.isFinite`. An integer needs no check that it is finite. */
function simplifyNumberChecks(code: string): string {
  return code
    .replace(
      /\(\(\(typeof (\w+(?:\.\w+)*) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)\)/g,
      '(Number.isInteger($1))',
    )
    .replace(/if\(\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)\)/g, 'if(Number.isFinite($1))')
    .replace(
      /(if\(Number\.isFinite\((\w+)\)\)\{)((?:if\(\2 [<>]=? -?[\d.e+-]+ \|\| isNaN\(\2\)\)\{return false;\})+)/g,
      (_, open, _name, rules) => open + rules.replaceAll(/ \|\| isNaN\(\w+\)/g, ''),
    )
    .replace(
      /(if\(!\(Number\.isInteger\((\w+)\)\)\)\{return false;\})if\(Number\.isFinite\(\2\)\)\{((?:if\(\2 [<>]=? -?[\d.e+-]+\)\{return false;\})+)\}/g,
      '$1$3',
    )
}

/** Replaces eight or more comparisons with `includes`, which also makes the check for a string redundant. */
function replaceComparisons(code: string): string {
  return code.replace(/\({2,}(\w+) === "[^"]*"\)(?: \|\| \(\1 === "[^"]*"\)\)?){7,}/g, (asked, name) => {
    const words = [...asked.matchAll(/=== ("[^"]*")/g)].map(([, word]) => word)
    const open = (asked.match(/\(/g) ?? []).length - (asked.match(/\)/g) ?? []).length
    return `${'('.repeat(Math.max(0, open))}[${words}].includes(${name})${')'.repeat(Math.max(0, -open))}`
  })
}

/** Helper functions for frequent checks: the check as ajv writes it, and the call that replaces it. */
const HELPERS: readonly [
  name: string,
  source: string,
  check: RegExp,
  call: (parts: Record<string, string>) => string,
][] = [
  [
    'isObject',
    'value => value && typeof value == "object" && !Array.isArray(value)',
    /(?<of>data\d*) && typeof \k<of> == "object" && !Array\.isArray\(\k<of>\)/g,
    ({ of }) => `isObject(${of})`,
  ],
  [
    'isFlag',
    'value => value === undefined || typeof value === "boolean"',
    /if\((?<of>data\d*\.\w+) !== undefined\)\{if\(typeof \k<of> !== "boolean"\)\{return false;\}\}/g,
    ({ of }) => `if(!isFlag(${of})){return false;}`,
  ],
  [
    'isText',
    '(value, most, least = 0) => value === undefined || (typeof value === "string" && value.length <= most && value.length >= least)',
    /if\((?<of>data\d*\.\w+) !== undefined\)\{let (?<own>data\d+) = \k<of>;if\(typeof \k<own> === "string"\)\{if\(\k<own>\.length > (?<most>\d+)\)\{return false;\}(?:if\(\k<own>\.length < (?<least>\d+)\)\{return false;\})?\}else \{return false;\}\}/g,
    ({ of, most, least }) => `if(!isText(${of}, ${least === undefined ? most : `${most}, ${least}`})){return false;}`,
  ],
  [
    'fits',
    '(validate, value) => value === undefined || validate(value)',
    /if\((?<of>data\d*\.\w+) !== undefined\)\{if\(!(?<validate>\w+)\(\k<of>\)\)\{return false;\}\}/g,
    ({ of, validate }) => `if(!fits(${validate}, ${of})){return false;}`,
  ],
  [
    'isList',
    '(validate, value, most = Infinity) => value === undefined || (Array.isArray(value) && value.length <= most && value.every(part => validate(part)))',
    /if\((?<of>data\d*\.\w+) !== undefined\)\{let (?<own>data\d+) = \k<of>;if\(Array\.isArray\(\k<own>\)\)\{(?:if\(\k<own>\.length > (?<most>\d+)\)\{return false;\})?const (?<length>len\d+) = \k<own>\.length;for\(let (?<at>i\d+)=0; \k<at><\k<length>; \k<at>\+\+\)\{if\(!(?<validate>\w+)\(\k<own>\[\k<at>\]\)\)\{return false;\}\}\}else \{return false;\}\}/g,
    ({ of, validate, most }) =>
      `if(!isList(${validate}, ${most === undefined ? of : `${of}, ${most}`})){return false;}`,
  ],
]

/** Whether code calls helpers, which are defined in its own file only. */
export const usesHelpers = (code: string): boolean => HELPERS.some(([name]) => code.includes(`${name}(`))

/** From this many uses on, a helper makes the validator smaller. */
const MIN_USES = 4

/** Replaces frequent checks with calls of helper functions. */
function callHelpers(code: string): string {
  let short = code
  for (const [name, source, check, call] of HELPERS) {
    if ((code.match(check) ?? []).length < MIN_USES) continue
    short = short.replace(check, (...found) => call(found.at(-1) as Record<string, string>))
    short = short.replace('"use strict";', `"use strict";const ${name} = ${source};`)
  }
  return short
}

const ELSE_FAILS = 'else {return false;}'

/**
 * Turns `if(A){…}else {return false;}` into `if(!(A)){return false;}…`: minified, several checks share one return.
 * Names are declared once per function, so that no block needs its own scope.
 */
function useGuardClauses(code: string): string {
  const edits: { from: number; to: number; text: string }[] = []
  const parens: number[] = []
  const blocks: { openOffset: number; condition?: { from: number; to: number } }[] = []
  let condition: { from: number; to: number } | undefined
  for (const { 0: token, index } of code.matchAll(/"(?:[^"\\]|\\.)*"|[(){}]/g)) {
    if (token === '(') parens.push(index)
    else if (token === ')') condition = { from: parens.pop() ?? 0, to: index }
    else if (token === '{')
      blocks.push({ openOffset: index, condition: condition?.to === index - 1 ? condition : undefined })
    else if (token === '}') {
      const block = blocks.pop()
      if (!block?.condition || !code.startsWith(ELSE_FAILS, index + 1)) continue
      const { from, to } = block.condition
      if (!/[;{}]if$/.test(code.slice(from - 3, from))) continue
      edits.push({ from, to: from + 1, text: '(!(' })
      edits.push({ from: to, to: block.openOffset + 1, text: ')){return false;}' })
      edits.push({ from: index, to: index + 1 + ELSE_FAILS.length, text: '' })
    }
  }
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code)
}

/** Merges functions with the same body: ajv writes one for each reference to a rule. */
function mergeDuplicateFunctions(code: string): string {
  const known = new Map<string, string>()
  for (const [whole, name = '', body = ''] of code.matchAll(
    /function (validate\d+)\(data\)(\{.*?return true;\})(?=function|const|export|\n|$)/gs,
  )) {
    const same = known.get(body)
    if (!same) known.set(body, name)
    // The renaming can make further bodies equal.
    else return mergeDuplicateFunctions(code.replace(whole, '').replaceAll(new RegExp(`\\b${name}\\b`, 'g'), same))
  }
  return code
}

/**
 * Replaces schemas with sets of property names: a quick validator needs a schema only to find unknown properties.
 */
function replaceSchemasWithNames(code: string): string {
  const sets: { name: string; schema: string; path: string }[] = []
  const asksSets = code.replace(
    /\bfunc\d+\.call\((schema\d+)((?:\.\w+)*)\.properties, (key\d+)\)/g,
    (_, schema: string, path: string, key: string) => {
      const name = `${schema}${path.replaceAll('.', '_')}_names`
      if (!sets.some((set) => set.name === name)) sets.push({ name, schema, path })
      return `${name}.has(${key})`
    },
  )
  return asksSets
    .replace(/const func\d+ = Object\.prototype\.hasOwnProperty;/g, '')
    .replace(
      /const (schema\d+) = (\{.*?\});(?=const|function|export|import|\n|$)/g,
      (_, schema: string, text: string) =>
        sets
          .filter((set) => set.schema === schema)
          .map(
            ({ name, path }) =>
              `const ${name} = new Set("${propertyNamesAt(JSON.parse(text), path).join(' ')}".split(" "));`,
          )
          .join(''),
    )
}

interface Schema {
  [word: string]: Schema
}

/** @param path as `.properties.config` */
function propertyNamesAt(schema: Schema, path: string): string[] {
  const words = path.split('.').slice(1)
  return Object.keys(words.reduce<Schema>((node, word) => node[word] ?? {}, schema).properties ?? {})
}
