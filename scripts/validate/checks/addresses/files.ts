import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'
import { textsIn } from '../../site/walk'

/** Files of the site that are named and not there: style sheets, logos, icons, pictures. */
export const files: SiteCheck = ({ config, modules, hasFile }) => {
  if (!hasFile) return []
  const documents = [
    ...(config ? [{ file: config.file, texts: textsIn(config.document, '', config.raw) }] : []),
    ...modules.map(({ file, pointer, module }) => ({ file, texts: textsIn(module, pointer) })),
  ]
  return documents.flatMap(({ file, texts }) =>
    [...texts].flatMap(({ value, pointer }): Problem[] => {
      if (!/^\/(?:site|media)\//.test(value) || hasFile(value.replace(/[?#].*/s, '')) !== false) return []
      // Art may come from elsewhere in production; what lies in the folder comes from nowhere else.
      const severity = value.startsWith('/site/') ? 'error' : 'warning'
      return [{ severity, file, pointer, message: `there is no file ${value}` }]
    }),
  )
}
