const ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5',
  down: 'm6 9 6 6 6-6',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.6v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  external: 'M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
} as const

export type IconName = keyof typeof ICON_PATHS

/** A decorative icon of 1.25 em. Icons that the home page does not use pass a `path`, so that home does not load them. */
export function Icon({ name, path }: { name: IconName; path?: undefined } | { name?: undefined; path: string }) {
  const solid = name === 'play' || name === 'pause'
  const d = name ? ICON_PATHS[name] : path
  return (
    <svg className="mq-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {solid ? <path d={d} fill="currentColor" /> : <path d={d} />}
    </svg>
  )
}
