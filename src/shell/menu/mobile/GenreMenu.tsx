import { useRuntime } from '../../../site/react/RuntimeContext'
import { useModuleList } from '../../../site/react/useModuleList'
import { useText } from '../../../text/TextContext'
import { Notice } from '../../../ui/Notice'
import { SmartLink } from '../../../ui/SmartLink'
import { menuTitles } from './menuTitles'

/** Each module of the list with its name as heading, below it its titles (spec, section 2: Mobile nav). */
export function GenreMenu({ uri }: { uri: string }) {
  const t = useText()
  const { plan } = useRuntime()
  const { modules, error, retry } = useModuleList(uri)
  if (!modules && error) return <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!modules) return <Bones />
  const groups = modules
    .map((module) => ({ module, titles: menuTitles(module, plan.document.site_config) }))
    .filter(({ module, titles }) => module.heading && titles.length > 0)
  if (groups.length === 0) return <p className="mq-drawer__empty">{t('genresEmpty')}</p>
  return groups.map(({ module, titles }) => (
    <section key={module.key} className="mq-drawer__genre">
      <h2>{module.heading}</h2>
      <ul>
        {titles.map(({ key, name, href }) => (
          <li key={key}>{href ? <SmartLink href={href}>{name}</SmartLink> : <span>{name}</span>}</li>
        ))}
      </ul>
    </section>
  ))
}

/** Space for two groups while the list loads. */
const Bones = () => (
  <div className="mq-drawer__bones" aria-hidden="true">
    {[60, 90, 80, 70, 60, 90, 80, 70].map((width, i) => (
      <i key={i} className="mq-bone" style={{ width: `${width}%` }} />
    ))}
  </div>
)
