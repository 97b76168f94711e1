import { useRef, useState } from 'react'
import type { NavbarNotice } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { searchPath } from '../../search/searchPath'
import { authType } from '../../session/authType'
import { DEFAULT_MOBILE_WIDTH_PX } from '../../site/brand/mobileWidth'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { NavLinks } from '../menu/NavLinks'
import { type NavEntry, useNavEntries } from '../menu/navEntries'
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
const InternalUserMark = lazyPart(async () => (await import('./InternalUserMark')).InternalUserMark)
const MobileMenu = lazyPart(async () => (await import('../menu/mobile/MobileMenu')).MobileMenu)

/**
 * Logo, menu and tools in the layout `navbar.layout`. Below `mobile_width`, a hamburger button replaces the menu. Not
 * split, so that the positions of the menu in all layouts are visible together.
 */
export function TopBar({ pathname }: { pathname: string }) {
  const { plan } = useRuntime()
  const { navbar = {}, mobile_width = DEFAULT_MOBILE_WIDTH_PX } = plan.document.site_config
  const layout = navbar.layout ?? 'bar'
  const mobile = useMediaQuery(`(max-width: ${mobile_width - 0.02}px)`)
  const bar = useRef<HTMLElement>(null)
  useHeroOverlay(bar, layout === 'overlay')
  const entries = useNavEntries()
  const hasMenu = useHasMobileMenu(entries)
  const menu = mobile ? (
    hasMenu && <MobileMenuButton pathname={pathname} />
  ) : (
    <NavLinks entries={entries} pathname={pathname} />
  )
  const isCentred = layout === 'centred'
  return (
    <>
      {navbar.notice && <NoticeSlot notice={navbar.notice} short={mobile} />}
      <header ref={bar} className={classes('mq-top', `mq-top--${layout}`, mobile && 'mq-top--mobile')}>
        {(mobile ? layout !== 'bar' : isCentred) && (menu || (isCentred && <span />))}
        <Logo />
        {!mobile && !isCentred && menu}
        <div className="mq-top__tools">
          <Tools layout={layout} mobile={mobile} />
          {mobile && layout === 'bar' && menu}
        </div>
      </header>
    </>
  )
}

/** Whether the mobile menu has any content. */
function useHasMobileMenu(entries: readonly NavEntry[]) {
  const { plan } = useRuntime()
  const { signedIn } = useSession()
  const { content_owners, site_config: config } = plan.document
  return (
    entries.length ||
    content_owners?.length ||
    config.navbar?.mobile_genres_modules_uri ||
    signedIn ||
    authType(plan.document)
  )
}

interface ToolsProps {
  layout: string
  mobile: boolean
}

function Tools({ layout, mobile }: ToolsProps) {
  const { plan, routes } = useRuntime()
  const { signedIn, profile } = useSession()
  const { navbar = {} } = plan.document.site_config
  const path = navbar.search === 'none' ? undefined : searchPath(routes())
  // As a link, search is an entry of the menu (useNavEntries), except in the centred layout.
  const isTool = navbar.search !== 'link' || layout === 'centred'
  // On phones only the user menu is shown, and not in the centred layout. The mobile menu has the other account links.
  const account = !mobile || (signedIn && !navbar.sign_out_label && layout !== 'centred')
  return (
    <>
      {!mobile && <OwnerFilter />}
      {path && isTool && <SearchTool path={path} kind={mobile ? 'icon' : navbar.search} />}
      <InternalUserMark lazy={{ enabled: profile?.userType === 'internal' }} />
      {account && <AccountTool />}
    </>
  )
}

/** Reserves the space of the notice while its code loads, unless its end time is over. */
function NoticeSlot({ notice, short }: { notice: NavbarNotice; short: boolean }) {
  const over = Date.parse(notice.until ?? '') < useServiceTime()
  return <NoticeStrip notice={notice} short={short} lazy={{ pending: !over && <div className="mq-notice-room" /> }} />
}

/** The hamburger button. Its menu is preloaded on hover or focus. */
export function MobileMenuButton({ pathname }: { pathname: string }) {
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
