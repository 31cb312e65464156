/** What is used of it: its own types bring those of a canvas that the DOM's have had for years. */
declare module 'qr-scanner' {
  type Engine = object
  const QrScanner: {
    createQrEngine(): Promise<Engine>
    scanImage(
      image: HTMLVideoElement,
      options: { qrEngine: Engine; returnDetailedScanResult: true },
    ): Promise<{ data: string }>
  }
  export default QrScanner
}
