import type { People } from '../../catalogue/title-views/viewSources'
import { SearchLink } from '../../search/SearchLink'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import './cast.scss'

/**
 * Who made it and who plays in it, as the credits of a programme: the director large, then people and their parts. Each
 * name leads to what else they made.
 */
export default function Cast({ data: { director, cast } }: ViewProps<'cast', People>) {
  const t = useText()
  return (
    <div className="mq-cast">
      {director && (
        <p className="mq-cast__director">
          <span>{t('director')}</span>
          <b>
            <SearchLink words={director} />
          </b>
        </p>
      )}
      {cast.length > 0 && (
        <ul className="mq-cast__people">
          {cast.map(({ name, role }, at) => (
            <li key={`${name} ${at}`}>
              <b>
                <SearchLink words={name} />
              </b>
              {role && <span>{role}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
