/** Paths for strokes in a square of 24. */
const ICON_PATHS = {
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  tablet: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  desktop: 'M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM9 20h6M12 16v4',
  pointer: 'm5 3 15 8-7 2-3 7z',
  undo: 'M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 6 5 5-5 5M20 11H10a5.5 5.5 0 0 0 0 11h3',
  history: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10h16M8 3v4M16 3v4',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM4 16V4a1 1 0 0 1 1-1h11',
  shown: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  hidden: 'M4 4l16 16M10 6c7-1.5 11.5 6 11.5 6l-2.5 3M6.5 8C4 10 2.5 12 2.5 12S6 18.5 12 18.5c1.5 0 3-.5 4-1',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20a7.5 7.5 0 0 1 15 0',
  disk: 'M4 13h16v6H4zM4 13l3-8h10l3 8M8 16h.1',
  saved: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  list: 'M4 6h16M4 12h16M4 18h16',
  title: 'M6 3h12v18H6zM9 16h6M9 7h6v5H9z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  form: 'M4 5h16v5H4zM4 14h10M4 18h7',
} as const

export type ComposeIconName = keyof typeof ICON_PATHS

/** A decorative icon of 16 px. */
export const ComposeIcon = ({ name }: { name: ComposeIconName }) => (
  <svg className="mqp-icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
    <path
      d={ICON_PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)
