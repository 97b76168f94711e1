import type { CastAndDirector } from '../../catalogue/title-views/viewSources'
import { SearchResultsLink } from '../../search/SearchResultsLink'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import './cast.scss'

/** Director and cast, laid out like a printed film programme. Each name links to a search. */
export default function Cast({ data: { director, cast } }: ViewProps<'cast', CastAndDirector>) {
  const t = useText()
  return (
    <div className="mq-cast">
      {director && (
        <p className="mq-cast__director">
          <span>{t('director')}</span>
          <b>
            <SearchResultsLink words={director} />
          </b>
        </p>
      )}
      {cast.length > 0 && (
        <ul className="mq-cast__people">
          {cast.map(({ name, role }, index) => (
            <li key={`${name} ${index}`}>
              <b>
                <SearchResultsLink words={name} />
              </b>
              {role && <span>{role}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
