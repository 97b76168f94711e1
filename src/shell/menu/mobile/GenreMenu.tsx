import { titleLink } from '../../../catalogue/title/titleLink'
import type { SiteConfig, TitleCard } from '../../../generated/types'
import type { PlannedModule } from '../../../site/moduleList'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useModuleList } from '../../../site/react/useModuleList'
import { useText } from '../../../text/TextContext'
import { Notice } from '../../../ui/Notice'
import { SmartLink } from '../../../ui/SmartLink'

/** Each module of the list with its name as heading, below it its titles (spec, section 2: Mobile nav). */
export function GenreMenu({ uri }: { uri: string }) {
  const t = useText()
  const { plan } = useRuntime()
  const { modules, error, retry } = useModuleList(uri)
  if (!modules && error) return <Notice title={t('genresFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  if (!modules) return <GenreSkeleton />
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
const GenreSkeleton = () => (
  <div className="mq-drawer__skeleton" aria-hidden="true">
    {[60, 90, 80, 70, 60, 90, 80, 70].map((width, i) => (
      <i key={i} className="mq-skeleton__part" style={{ width: `${width}%` }} />
    ))}
  </div>
)

/** One line below a genre. Without an address it is no link. */
interface MenuTitle {
  key: string
  name: string
  href?: string
}

/** Most titles that one genre shows in the menu. */
const MOST = 50

/**
 * The titles of a module as lines of the mobile menu (spec, section 2: Mobile nav). Titles that cannot be played are no
 * links where disable_non_playable says so. What has no slug or name is left out: the menu does not wait for the
 * module's own code and validator.
 */
function menuTitles(module: PlannedModule, config: SiteConfig): MenuTitle[] {
  const items = Array.isArray(module.raw.content) ? module.raw.content : []
  return items
    .slice(0, MOST)
    .filter(isTitle)
    .map((title, index) => ({
      key: `${title.slug} ${index}`,
      name: title.name ?? title.title_name ?? title.slug,
      href: titleLink({ slug: title.slug, is_playable: title.is_playable }, { config }),
    }))
}

const isTitle = (value: unknown): value is TitleCard => {
  if (typeof value !== 'object' || value === null) return false
  const { slug, name, title_name } = value as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    [name, title_name].every((it) => it === undefined || typeof it === 'string')
  )
}
