import { firstPageChoices } from './firstPageChoices'
import { PagePicture } from './PagePicture'
import { brandTokens } from './palettes'
import { STARTING_POINTS } from './startingPoints'
import type { FirstPageState } from './useFirstPage'
import './firstPage.scss'

/** The form of both panels. */
export const FIRST_PAGE_FORM = 'mqp-first-page'

/** Instead of the canvas of a site without pages: the starting points. */
export function FirstPage({ state }: { state: FirstPageState }) {
  const { titles, isLoading, failed, change, make } = state
  const choices = firstPageChoices(state)
  const { start, ground, accent } = choices
  const tokens = brandTokens(ground, accent)
  return (
    <div className="mqp-canvas mqp-first">
      <form
        id={FIRST_PAGE_FORM}
        className="mqp-first__sheet"
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        <h1 className="mqp-first__heading">The first page of {choices.name.trim() || 'your site'}</h1>
        <p className="mqp-first__lead">
          Choose a starting point. Titles come from your service, so the page is filled at once. You can change or undo
          everything.
        </p>
        <fieldset className="mqp-first__starts" aria-label="Starting point">
          {STARTING_POINTS.map((each) => (
            <label key={each.key} className="mqp-first__start" data-checked={each.key === start.key || undefined}>
              <input
                type="radio"
                name="mqp-first-start"
                className="mqp-compose__hidden"
                checked={each.key === start.key}
                onChange={() => change({ start: each })}
              />
              <PagePicture kind={each.key} tokens={tokens} titles={titles} />
              <strong>{each.name}</strong>
              <span>{each.about}</span>
            </label>
          ))}
        </fieldset>
        {failed !== undefined && (
          <p className="mqp-note mqp-note--bad" role="alert">
            The titles could not be loaded: {failed} The page starts without them.
          </p>
        )}
        <div className="mqp-first__make">
          {/* `disabled` would remove the focus. */}
          <button type="submit" className="mqp-chip mqp-chip--save" aria-disabled={isLoading || undefined}>
            Start with {start.name}
          </button>
          <p className="mqp-note">
            {isLoading
              ? 'Loading the titles …'
              : `Creates the config, ${start.listPages ? 'lists' : 'a list'} of modules and a style sheet when you save`}
          </p>
        </div>
      </form>
    </div>
  )
}
