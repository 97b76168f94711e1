/** Files of npm packages, other than the sources of the kit (docs/how-to/publish/package.md): the last folder of packages decides. */
export const LIBRARY_FILES = /(?:^|\/)node_modules\/(?!@marquee-sites\/kit\/)(?!.*\/node_modules\/)/
