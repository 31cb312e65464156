declare module 'virtual:worker' {
  const script: string
  export default script
}
