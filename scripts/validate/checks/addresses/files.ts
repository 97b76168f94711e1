import { nearest } from '../../../../src/lib/nearest'
import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'
import { textsIn } from '../../site/walk'

/** Files of the site that are named and not there: style sheets, logos, icons, pictures. */
export const files: SiteCheck = ({ config, modules, ownTitles = [], hasFile, filesBeside }) => {
  if (!hasFile) return []
  const documents = [
    ...(config ? [{ file: config.file, texts: textsIn(config.document, '', config.raw) }] : []),
    ...modules.map(({ file, pointer, module }) => ({ file, texts: textsIn(module, pointer) })),
    ...ownTitles.map(({ file, data }) => ({ file, texts: textsIn(data, '') })),
  ]
  return documents.flatMap(({ file, texts }) =>
    [...texts].flatMap(({ value, pointer }): Problem[] => {
      if (!/^\/(?:site|media)\//.test(value) || hasFile(addressOf(value)) !== false) return []
      // Art may come from elsewhere in production; what lies in the folder comes from nowhere else.
      const severity = value.startsWith('/site/') ? 'error' : 'warning'
      const suggestion = filesBeside && nearFile(addressOf(value), filesBeside(addressOf(value)))
      return [{ severity, file, pointer, message: `there is no file ${value}`, ...(suggestion && { suggestion }) }]
    }),
  )
}

/** The file of the same folder that was probably meant: of another ending only, or two letters away at most. */
function nearFile(address: string, beside: readonly string[]): string | undefined {
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const name = address.slice(folder.length)
  const names = beside.map((each) => each.replaceAll(' ', '%20'))
  const sameStem = names.filter((each) => stemOf(each) === stemOf(name))
  // A guess among several that differ in their ending would mislead.
  if (sameStem.length > 1) return undefined
  const meant = sameStem[0] ?? nearest(name, names, 2)
  return meant === undefined ? undefined : folder + meant
}

const addressOf = (value: string) => value.replace(/[?#].*/s, '')
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '')
