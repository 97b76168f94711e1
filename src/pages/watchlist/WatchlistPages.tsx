import { memo, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Card } from '../../catalogue/card/Card'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import type { TitleCard } from '../../generated/types'
import { usePagination } from '../../page/list/usePagination'
import { titleIdOrSlug } from '../../service/watchlist'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Columns } from '../../ui/rows/Columns'
import { Pager } from '../../ui/rows/Pager'
import { setInWatchlist } from '../../watchlist/setInWatchlist'
import { useWatchlistName } from '../../watchlist/useWatchlistName'
import { watchlistOf } from '../../watchlist/watchlist'
import { splitIntoPages } from './splitIntoPages'
import { useFollowedPage } from './useFollowedPage'

/** Titles per page (spec, section 9). */
const PAGE_SIZE = 16

/** Titles in pages. A removed title keeps its position, and page and focus follow it. */
export function WatchlistPages({ titles }: { titles: TitleCard[] }) {
  const t = useText()
  const runtime = useRuntime()
  const { page, hrefOf } = usePagination(PAGE_SIZE)
  const list = watchlistOf(runtime)
  useSyncExternalStore(list.subscribe, list.changed)
  const listName = useWatchlistName()
  const [announcement, setAnnouncement] = useState('')
  const has = useCallback((title: TitleCard) => list.has(titleIdOrSlug(title)), [list])
  const pages = splitIntoPages(titles, PAGE_SIZE, has)
  const currentPage = Math.min(page, pages.length)
  const pageTitles = pages[currentPage - 1] ?? []
  const { goToPage, keepFocus } = useFollowedPage({ page, count: pages.length, hrefOf })
  const latest = useRef(titles)
  useLayoutEffect(() => {
    latest.current = titles
  })

  const follow = useCallback(
    (title: TitleCard) => {
      const targetPage = splitIntoPages(latest.current, PAGE_SIZE, has).findIndex((each) => each.includes(title)) + 1
      if (targetPage > 0) goToPage(targetPage)
    },
    [has, goToPage],
  )
  const toggle = useCallback(
    async (title: TitleCard) => {
      const id = titleIdOrSlug(title)
      const adding = !list.has(id)
      keepFocus(String(id))
      const change = setInWatchlist(runtime, title, adding, t)
      setAnnouncement(adding ? '' : t('removedName', { name: titleDisplayName(title, t), list: listName }))
      follow(title)
      if (!(await change)) follow(title)
    },
    [list, listName, runtime, t, follow, keepFocus],
  )

  return (
    <>
      <NominationsHeading />
      <Columns
        steps={TITLE_COLUMNS.posters}
        total={pageTitles.length}
        ratio={1.5}
        captionHeight={50}
        className="mq-titles mq-titles--worded"
        keyOf={(index) => String(pageTitles[index] && titleIdOrSlug(pageTitles[index]))}
      >
        {(index) => {
          const title = pageTitles[index]
          return title && <WatchlistItem title={title} listed={has(title)} onPress={toggle} first={index < 4} />
        }}
      </Columns>
      <Pager page={currentPage} total={pages.length * PAGE_SIZE} size={PAGE_SIZE} hrefOf={hrefOf} />
      <p className="mq-vh" role="status">
        {announcement}
      </p>
    </>
  )
}

interface ItemProps {
  title: TitleCard
  listed: boolean
  onPress: (title: TitleCard) => void
  first: boolean
}

/** A title with a remove button, which becomes an undo button at the same position. */
const WatchlistItem = memo(function WatchlistItem({ title, listed, onPress, first }: ItemProps) {
  const t = useText()
  const name = titleDisplayName(title, t)
  const list = useWatchlistName()
  return (
    <div className={listed ? 'mq-watchlist-item' : 'mq-watchlist-item mq-watchlist-item--gone'}>
      <Card title={title} module="watchlist" shape="poster" first={first} />
      <div className="mq-watchlist-item__slot">
        {!listed && <span aria-hidden="true">{t('removed')}</span>}
        <button
          type="button"
          className="mq-watchlist-item__button"
          data-watchlist={titleIdOrSlug(title)}
          aria-label={t(listed ? 'removeFromList' : 'putBackName', { name, list })}
          title={listed ? t('removeFromList', { name, list }) : undefined}
          // Ignore the second half of a double click (reliability P13).
          onClick={(event) => event.detail < 2 && onPress(title)}
        >
          {listed ? <Icon name="close" /> : t('putBack')}
        </button>
      </div>
    </div>
  )
})
