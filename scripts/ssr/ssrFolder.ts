/** Folder of the server build, next to the client build. */
export const ssrFolder = (dist: string): string => `${dist}.ssr`
