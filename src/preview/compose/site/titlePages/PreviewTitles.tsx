import type { SectionProps } from '../siteSection'
import { usePreviewTitles } from './usePreviewTitles'

interface Props extends Pick<SectionProps, 'canvas' | 'page' | 'onPage'> {
  /** Title types that the layout is for. */
  types: readonly string[]
}

/** Titles shown at a time. */
const MAX_SHOWN = 5

/** Opens a title in the canvas. Those that have something for the most views are the first ones. */
export function PreviewTitles({ types, canvas, page, onPage }: Props) {
  const { titles, failed } = usePreviewTitles(types, canvas)
  return (
    <section className="mqp-titlepages" aria-labelledby="mqp-preview-with">
      <h2 className="mqp-note" id="mqp-preview-with">
        Preview with
      </h2>
      {failed !== undefined && <p className="mqp-note mqp-note--bad">The titles could not be loaded: {failed}</p>}
      {titles?.length === 0 && <p className="mqp-note">The service has no titles of this type.</p>}
      <ul>
        {titles?.slice(0, MAX_SHOWN).map(({ slug, name, poster, count }) => {
          const path = `/title/${slug}`
          return (
            <li key={slug}>
              <button
                type="button"
                className="mqp-titlepages__title"
                aria-current={path === page || undefined}
                onClick={() => onPage(path)}
              >
                {poster ? <img src={poster} alt="" loading="lazy" /> : <span className="mqp-titlepages__picture" />}
                <span>
                  <span>{name}</span>
                  <span className="mqp-note">{count && `${count.filled} of ${count.views} views`}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
