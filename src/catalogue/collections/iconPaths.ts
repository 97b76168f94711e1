/** Icons of the collaboration pages, for `Icon path`. Separate from `Icon`, so that home does not load them. */
export const ICON_PATHS = {
  up: 'm6 15 6-6 6 6',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1',
  cross: 'M6 6l12 12M18 6 6 18',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.1',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
  subtitle: 'M3.5 5.5h17v13h-17zM7 14.5h4M13.5 14.5H17M7 11h2M11.5 11H17',
  audio: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3',
  other: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  upload: 'M12 19V8m-5 5 5-5 5 5M6 4h12',
  download: 'M12 4v11m-5-5 5 5 5-5M6 20h12',
  more: 'M5.9 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0ZM12.9 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0ZM19.9 12a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0Z',
  bin: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5',
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
} as const
