import { useState } from 'react'
import { isPlainClick } from '../../lib/url/isPlainClick'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { SmartLink } from '../../ui/SmartLink'
import './searchTool.scss'

interface Props {
  /** Path of the search page. */
  path: string
  /** Default icon. */
  kind?: 'icon' | 'field' | 'link' | 'none'
}

const LiveSearch = lazyPart(async () => (await import('./LiveSearch')).LiveSearch)

/**
 * A link to the search page, an icon that opens a search panel, or a search field. Suggestions are loaded on hover or focus.
 * Until then, and if they fail to load, the icon and the form lead to the search page.
 */
export function SearchTool({ path, kind = 'icon' }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(LiveSearch.isReady)
  const preload = () => {
    // Resolves to false if loading failed: the plain form remains.
    LiveSearch.preload().then(setLoaded)
  }
  const preloadHandlers = { onFocus: preload, onPointerEnter: preload }
  if (kind === 'link')
    return (
      <SmartLink className="mq-top__link" href={path}>
        {t('search')}
      </SmartLink>
    )
  if (kind !== 'field')
    return (
      <>
        <SmartLink
          className="mq-top__tool"
          href={path}
          aria-label={t('search')}
          {...preloadHandlers}
          onClick={(event) => {
            if (LiveSearch.hasFailed() || !isPlainClick(event)) return
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon name="search" />
        </SmartLink>
        {open && <LiveSearch path={path} onClose={() => setOpen(false)} />}
      </>
    )
  const form = (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search>
    <form role="search" className="mq-find" action={path} method="get" {...preloadHandlers}>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  )
  return <LiveSearch path={path} lazy={{ enabled: loaded, idle: form, pending: form, failed: form }} />
}
