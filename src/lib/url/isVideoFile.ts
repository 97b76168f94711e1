/** Whether an address is that of a video file, by its ending (spec, section 7: banner images, detect video files). */
export const isVideoFile = (address: string | undefined): boolean =>
  /\.(?:mp4|m4v|webm|mov)(?:[?#]|$)/i.test(address ?? '')
