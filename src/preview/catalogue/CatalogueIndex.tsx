import { useDeferredValue, useState } from 'react'
import { entryLink } from './address'
import { type Entry, entries, GROUPS, type Group } from './entries'

const HEADINGS: Record<Group, [string, string]> = {
  kinds: ['Component kinds', 'Kinds of pages: values of a route’s component.'],
  modules: ['Module types', 'Modules on a page: values of a module’s type.'],
  views: ['Views', 'Views on a title page: values of a view’s type in a layout.'],
}

/** All entries with their descriptions, and a search field. */
export function CatalogueIndex({ missing }: { missing: string | undefined }) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text).trim().toLowerCase()
  const found = entries.filter((entry) => entryMatches(entry, query))
  return (
    <main className="mqc-index">
      <header className="mqc-intro">
        <p className="mqc-way">
          <a href="/">Site</a>
        </p>
        <h1>Catalogue</h1>
        <p>All page kinds, module types and views, each with its fields, JSON and a live example.</p>
        {missing && <p className="mqp-note mqp-note--bad">The catalogue has no entry “{missing}”.</p>}
        <label className="mqc-search">
          <span className="mqp-note">Search by name, description or field</span>
          <input
            type="search"
            className="mqp-field"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="carousel, sign in, see_all …"
          />
        </label>
        <p className="mqp-note" role="status">
          {query ? `${found.length} of ${entries.length}` : `${entries.length} entries`}
        </p>
      </header>
      <div className="mqc-groups">
        {GROUPS.map((group) => {
          const own = found.filter((entry) => entry.group === group)
          const [heading, description] = HEADINGS[group]
          return (
            <section key={group} aria-labelledby={`mqc-${group}`}>
              <h2 id={`mqc-${group}`}>
                {heading} <span>{own.length}</span>
              </h2>
              <p className="mqp-note">{description}</p>
              <ul className="mqc-entries">
                {own.map((entry) => (
                  <li key={entry.name}>
                    <a href={entryLink(entry)}>
                      <code>{entry.name}</code>
                      <span>{entry.description}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </main>
  )
}

/**
 * True if every search term occurs in the entry's name, description or fields. Fields of routes are not searched,
 * because all kinds share them.
 */
function entryMatches({ group, name, description, fields }: Entry, query: string): boolean {
  const names = group === 'kinds' ? '' : fields.map(({ path }) => path).join(' ')
  const text = `${name} ${description} ${names}`.toLowerCase()
  return query.split(/\s+/).every((part) => text.includes(part))
}
