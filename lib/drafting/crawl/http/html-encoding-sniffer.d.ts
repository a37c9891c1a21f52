declare module "html-encoding-sniffer" {
  /** Name of the encoding of an HTML byte stream (WHATWG, encoding sniffing algorithm). */
  export default function htmlEncodingSniffer(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string; maxPrescanBytes?: number },
  ): string;
}
