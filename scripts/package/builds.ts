/** Folders of the package, below its root. `dist` and `dist.ssr` have the production build. */
export const PREVIEW_FOLDER = 'dist.preview'
export const EXPORT_FOLDER = 'dist.export'
export const COMMANDS_FOLDER = 'dist.commands'
