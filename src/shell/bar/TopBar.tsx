import { useRef, useState } from 'react'
import type { NavbarNotice } from '../../generated/types'
import { classes } from '../../lib/classes'
import { searchPath } from '../../search/searchPath'
import { authType } from '../../session/authType'
import { MOBILE_WIDTH } from '../../site/brand/mobileWidth'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { NavLinks } from '../menu/NavLinks'
import { useNavEntries } from '../menu/navEntries'
import { AccountTool } from './AccountTool'
import { Logo } from './Logo'
import { OwnerFilter } from './OwnerFilter'
import { SearchTool } from './SearchTool'
import { useHeroOverlay } from './useHeroOverlay'
import '../banners/noticeSlot.scss'
import './topBar.scss'
import './topTools.scss'
import './topLayouts.scss'

const NoticeStrip = lazyPart(async () => (await import('../banners/NoticeStrip')).NoticeStrip)
const InternalMark = lazyPart(async () => (await import('./InternalMark')).InternalMark)
const MobileMenu = lazyPart(async () => (await import('../menu/mobile/MobileMenu')).MobileMenu)

/** Logo, menu and tools, in the layout of `navbar.layout`; below `mobile_width` with a hamburger in place of the menu. */
export function TopBar({ pathname }: { pathname: string }) {
  const { plan, routes } = useRuntime()
  const { signedIn, profile } = useSession()
  const { navbar = {}, mobile_width = MOBILE_WIDTH } = plan.document.site_config
  const layout = navbar.layout ?? 'bar'
  const mobile = useMediaQuery(`(max-width: ${mobile_width - 0.02}px)`)
  const bar = useRef<HTMLElement>(null)
  useHeroOverlay(bar, layout === 'overlay')
  const entries = useNavEntries()
  const path = navbar.search === 'none' ? undefined : searchPath(routes())
  // In words it is an entry of the menu (useNavEntries), but in the centred layout it stands here.
  const asTool = navbar.search !== 'link' || layout === 'centred'
  const search = path && asTool && <SearchTool path={path} kind={mobile ? 'icon' : navbar.search} />
  const { content_owners } = plan.document
  const inside = [entries, content_owners ?? [], navbar.mobile_genres_modules_uri ?? ''].some((part) => part.length > 0)
  const hamburger = mobile && (inside || signedIn || authType(plan.document)) && <MenuTool pathname={pathname} />
  // The first tool on phones is the logo's neighbour; the bar layout begins with the logo, the hamburger ends it.
  const account = !mobile || (signedIn && !navbar.sign_out_label && layout !== 'centred')
  return (
    <>
      {navbar.notice && <NoticeSlot notice={navbar.notice} short={mobile} />}
      <header ref={bar} className={classes('mq-top', `mq-top--${layout}`, mobile && 'mq-top--mobile')}>
        {layout !== 'bar' && (hamburger || (layout === 'centred' && mobile && <span />))}
        {layout === 'centred' && !mobile && <NavLinks entries={entries} pathname={pathname} />}
        <Logo />
        {layout !== 'centred' && !mobile && <NavLinks entries={entries} pathname={pathname} />}
        <div className="mq-top__tools">
          {!mobile && <OwnerFilter />}
          {search}
          <InternalMark lazy={{ wanted: profile?.userType === 'internal' }} />
          {account && <AccountTool />}
          {layout === 'bar' && hamburger}
        </div>
      </header>
    </>
  )
}

/** The line above the top bar: few sites have one. Its room is there before its code; what is past leaves none. */
function NoticeSlot({ notice, short }: { notice: NavbarNotice; short: boolean }) {
  const past = Date.parse(notice.until ?? '') < useServiceTime()
  return <NoticeStrip notice={notice} short={short} lazy={{ pending: !past && <div className="mq-notice-room" /> }} />
}

/** The hamburger. The menu behind it is loaded when somebody is about to press it. */
export function MenuTool({ pathname }: { pathname: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="mq-top__tool mq-top__menu"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={MobileMenu.preload}
        onFocus={MobileMenu.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && <MobileMenu pathname={pathname} onClose={() => setOpen(false)} />}
    </>
  )
}
