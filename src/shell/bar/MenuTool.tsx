import { useState } from 'react'
import { createLoader } from '../../lib/loader'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { useLoaded } from '../../ui/useLoaded'

const menu = createLoader(() => import('../menu/mobile/MobileMenu'))

/** The hamburger. The menu behind it is loaded when somebody is about to press it. */
export function MenuTool({ pathname }: { pathname: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { value } = useLoaded(menu, open)
  const warm = () => void menu.load().catch(() => {})
  return (
    <>
      <button
        type="button"
        className="mq-top__tool mq-top__menu"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && value && <value.MobileMenu pathname={pathname} onClose={() => setOpen(false)} />}
    </>
  )
}
