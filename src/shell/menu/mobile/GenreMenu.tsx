import { titleLink } from '../../../catalogue/title/titleLink'
import type { SiteConfig, TitleCard } from '../../../generated/types'
import { isRecord } from '../../../lib/json/isRecord'
import type { PlannedModule } from '../../../site/moduleList'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useModuleList } from '../../../site/react/useModuleList'
import { useText } from '../../../text/TextContext'
import { Notice } from '../../../ui/Notice'
import { SmartLink } from '../../../ui/SmartLink'

/** The modules of the list: a heading and the titles of each (spec, section 2: Mobile nav). */
export function GenreMenu({ uri }: { uri: string }) {
  const t = useText()
  const { plan } = useRuntime()
  const { modules, error, retry } = useModuleList(uri)
  if (!modules && error) return <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!modules) return <GenreSkeleton />
  const groups = modules
    .map((module) => ({ module, titles: titleEntriesOf(module, plan.document.site_config) }))
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
const GenreSkeleton = () => (
  <div className="mq-drawer__skeleton" aria-hidden="true">
    {[60, 90, 80, 70, 60, 90, 80, 70].map((width, i) => (
      <i key={i} className="mq-skeleton__part" style={{ width: `${width}%` }} />
    ))}
  </div>
)

/** Without `href` it is not a link. */
interface MenuTitle {
  key: string
  name: string
  href?: string
}

/** Maximum number of titles per genre. */
const MAX_TITLES = 50

/**
 * The titles of a module for the mobile menu (spec, section 2: Mobile nav). With `disable_non_playable`, titles that cannot
 * be played are not links. Skips items without a slug or name, because the menu does not load the module's validator.
 */
function titleEntriesOf(module: PlannedModule, config: SiteConfig): MenuTitle[] {
  const items = Array.isArray(module.raw.content) ? module.raw.content : []
  return items
    .slice(0, MAX_TITLES)
    .filter(isTitle)
    .map((title, index) => ({
      key: `${title.slug} ${index}`,
      name: title.name ?? title.title_name ?? title.slug,
      href: titleLink({ slug: title.slug, is_playable: title.is_playable }, { config }),
    }))
}

const isTitle = (value: unknown): value is TitleCard => {
  if (!isRecord(value)) return false
  const { slug, name, title_name } = value
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    [name, title_name].every((text) => text === undefined || typeof text === 'string')
  )
}
