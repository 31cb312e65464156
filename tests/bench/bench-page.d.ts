/** The page that the bare server renders, put in place by bare-build.ts. */
declare module 'bench:page' {
  const page: unknown
  export default page
}
