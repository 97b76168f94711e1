import { useNavigate } from 'react-router-dom'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { SmartLink } from '../ui/SmartLink'

interface Props {
  /** Path of the search page. */
  path: string
  /** Default icon. */
  kind?: 'icon' | 'field' | 'link' | 'none'
}

/** The way to the search page: an icon, words, or a field whose form really goes there. */
export function SearchTool({ path, kind = 'icon' }: Props) {
  const t = useText()
  const navigate = useNavigate()
  if (kind === 'link')
    return (
      <SmartLink className="mq-top__link" href={path}>
        {t('search')}
      </SmartLink>
    )
  if (kind !== 'field')
    return (
      <SmartLink className="mq-top__tool" href={path} aria-label={t('search')}>
        <Icon name="search" />
      </SmartLink>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that we serve
    <form
      role="search"
      className="mq-find"
      action={path}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
        navigate(words ? `${path}?${new URLSearchParams({ search: words })}` : path)
      }}
    >
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
}
