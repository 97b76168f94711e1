import { useDeferredValue, useState } from 'react'
import { entryLink } from './address'
import { type Entry, entries, GROUPS, type Group } from './entries'

const HEADINGS: Record<Group, [string, string]> = {
  kinds: ['Component kinds', 'What fills a page: the word in a route’s component.'],
  modules: ['Module types', 'What stands on a page: the type of a module in a list.'],
  views: ['Views', 'What a title’s page shows of it: the type of a view in a layout.'],
}

/** All words that the catalogue explains, with a sentence each, and a field that finds them. */
export function CatalogueIndex({ missing }: { missing: string | undefined }) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text).trim().toLowerCase()
  const found = entries.filter((entry) => matches(entry, wanted))
  return (
    <main className="mqc-index">
      <header className="mqc-intro">
        <p className="mqc-way">
          <a href="/">Site</a>
        </p>
        <h1>Catalogue</h1>
        <p>All that a site is made of. Each page has the fields, the JSON, and the living thing.</p>
        {missing && <p className="mqp-note mqp-note--bad">There is no “{missing}” here.</p>}
        <label className="mqc-search">
          <span className="mqp-note">Find by word, meaning or field</span>
          <input
            type="search"
            className="mqp-field"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="carousel, sign in, see_all …"
          />
        </label>
        <p className="mqp-note" role="status">
          {wanted ? `${found.length} of ${entries.length}` : `${entries.length} entries`}
        </p>
      </header>
      <div className="mqc-groups">
        {GROUPS.map((group) => {
          const own = found.filter((entry) => entry.group === group)
          const [heading, meaning] = HEADINGS[group]
          return (
            <section key={group} aria-labelledby={`mqc-${group}`}>
              <h2 id={`mqc-${group}`}>
                {heading} <span>{own.length}</span>
              </h2>
              <p className="mqp-note">{meaning}</p>
              <ul className="mqc-entries">
                {own.map((entry) => (
                  <li key={entry.word}>
                    <a href={entryLink(entry)}>
                      <code>{entry.word}</code>
                      <span>{entry.meaning}</span>
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

/** Each of the words stands in the entry: in its name, its meaning, or (but for routes, which share theirs) its fields. */
function matches({ group, word, meaning, fields }: Entry, wanted: string): boolean {
  const names = group === 'kinds' ? '' : fields.map(({ path }) => path).join(' ')
  const text = `${word} ${meaning} ${names}`.toLowerCase()
  return wanted.split(/\s+/).every((part) => text.includes(part))
}
