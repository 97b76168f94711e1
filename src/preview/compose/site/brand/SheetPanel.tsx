import type { SiteTexts } from '../../../../tools/edit/editSite'
import type { BrandEntry } from './brandEntries'

interface Props {
  entry: Extract<BrandEntry, { kind: 'sheet' | 'other' }>
  files: SiteTexts
  /** Path of the page in the canvas. */
  pagePath: string
}

/** The text of a style sheet, which Compose does not change beyond its tokens. */
export function SheetPanel({ entry, files, pagePath }: Props) {
  if (entry.kind === 'other')
    return (
      <>
        <h2 className="mqp-part__name">{entry.address}</h2>
        <p className="mqp-note">
          This style sheet is not in the top folder of the site, so Compose neither shows nor changes it. Its tokens are
          missing in the lists.
        </p>
      </>
    )
  return (
    <>
      <h2 className="mqp-part__name">{entry.file}</h2>
      <p className="mqp-note">
        Compose changes only the tokens of this style sheet. To change other rules, save,{' '}
        <a href={pagePath}>close Compose</a> and open Edit in the preview bar.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className="mqp-brand__sheet" tabIndex={0} aria-label={`Text of ${entry.file}`}>
        <pre>{files.get(entry.file)}</pre>
      </section>
    </>
  )
}
