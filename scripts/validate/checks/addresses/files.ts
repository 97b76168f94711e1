import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'
import { textsIn } from '../../site/walk'

/** Reports files of the site that the config names but that do not exist: style sheets, logos, icons, images. */
export const checkFiles: SiteCheck = ({ config, modules, ownTitles = [], hasFile, siblingFiles }) => {
  if (!hasFile) return []
  const documents = [
    ...(config ? [{ file: config.file, texts: textsIn(config.document, '', config.raw) }] : []),
    ...modules.map(({ file, pointer, module }) => ({ file, texts: textsIn(module, pointer) })),
    ...ownTitles.map(({ file, data }) => ({ file, texts: textsIn(data, '') })),
  ]
  return documents.flatMap(({ file, texts }) =>
    [...texts].flatMap(({ value, pointer }): Problem[] => {
      if (!/^\/(?:site|media)\//.test(value) || hasFile(stripQuery(value)) !== false) return []
      // In production, /media may be served from elsewhere; /site is always this folder.
      const severity = value.startsWith('/site/') ? 'error' : 'warning'
      const suggestion = siblingFiles && similarFile(stripQuery(value), siblingFiles(stripQuery(value)))
      return [
        {
          severity,
          rule: 'file/missing',
          file,
          pointer,
          message: `the file ${value} does not exist`,
          ...(suggestion && { suggestion }),
        },
      ]
    }),
  )
}

/** Suggests a file of the same folder that differs only in its extension, or in at most two characters. */
function similarFile(address: string, beside: readonly string[]): string | undefined {
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const name = address.slice(folder.length)
  const names = beside.map((each) => each.replaceAll(' ', '%20'))
  const sameStem = names.filter((each) => stemOf(each) === stemOf(name))
  // Several files with the same stem: any suggestion would be a guess.
  if (sameStem.length > 1) return undefined
  const match = sameStem[0] ?? findNearestWord(name, names, 2)
  return match === undefined ? undefined : folder + match
}

const stripQuery = (value: string) => value.replace(/[?#].*/s, '')
const stemOf = (name: string) => name.replace(/\.[^.]*$/, '')
