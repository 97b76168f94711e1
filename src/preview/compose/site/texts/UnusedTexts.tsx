import { CONFIG_FILE } from '../../draft/siteData'
import type { ComposeActions } from '../../useComposeActions'
import { findUnusedTexts } from './findUnusedTexts'

/** Texts of the config that the site cannot show. */
export function UnusedTexts({ config, actions }: { config: unknown; actions: ComposeActions }) {
  const unused = findUnusedTexts(config)
  if (unused.length === 0) return null
  return (
    <section className="mqp-form" aria-label="Texts that are not used">
      <h3 className="mqp-form__heading">Not used</h3>
      <p className="mqp-note">
        These entries have no effect: no text has the name, or the site does not offer the language.
      </p>
      <ul className="mqp-texts__list">
        {unused.map(({ path, text }) => (
          <li key={path.join('/')} className="mqp-texts__unused">
            <span>
              {text} <code>{path.slice(2).join(', ')}</code>
            </span>
            <button
              type="button"
              className="mqp-chip"
              aria-label={`Remove ${path.at(-1)}`}
              onClick={() =>
                actions.perform(`Remove the text ${path.at(-1)}`, [
                  { file: CONFIG_FILE, change: { do: 'remove', at: path } },
                ])
              }
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
