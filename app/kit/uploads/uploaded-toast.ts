/** The notification of files that have arrived, so that what is sent with them can take it down. */
export const uploadedToast = 'uploaded'
