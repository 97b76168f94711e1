import { useState } from 'react'
import { isPlainPress } from '../../lib/url/isPlainPress'
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
 * The way to the search page: words, an icon that opens a panel, or a field in a form. What knows hints is loaded when
 * somebody comes near; until then, and where it does not come, the link and the form lead to the page.
 */
export function SearchTool({ path, kind = 'icon' }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [near, setNear] = useState(LiveSearch.isReady)
  const preload = () => {
    // Where it does not come, the form stays what it is.
    LiveSearch.preload().then(setNear)
  }
  const intent = { onFocus: preload, onPointerEnter: preload }
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
          {...intent}
          onClick={(event) => {
            if (LiveSearch.hasFailed() || !isPlainPress(event)) return
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
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form role="search" className="mq-find" action={path} method="get" {...intent}>
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
  return <LiveSearch path={path} lazy={{ wanted: near, before: form, pending: form, failed: form }} />
}
