declare module 'heic-decode' {
  interface DecodedPicture {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }
  interface FoundPicture {
    width: number;
    height: number;
    decode(): Promise<DecodedPicture>;
  }
  const decode: { all(input: { buffer: Uint8Array }): Promise<FoundPicture[]> };
  export = decode;
}
