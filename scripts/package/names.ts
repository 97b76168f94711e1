/** npm scope of all packages. The final names are the owner's decision; package.json repeats the first one. */
const SCOPE = '@marquee-sites'

/** The package with the `marquee` command */
export const MAIN_PACKAGE = `${SCOPE}/marquee`

/** The package with the sample sites and their media */
export const SAMPLES_PACKAGE = `${SCOPE}/samples`

/** The package with the sources and the build for `extensions/` */
export const KIT_PACKAGE = `${SCOPE}/kit`

/** The package that `npm create @marquee-sites` runs */
export const CREATE_PACKAGE = `${SCOPE}/create`
