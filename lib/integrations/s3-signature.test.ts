import { describe, expect, it } from "vitest";
import { EMPTY_SHA256, type S3Request, signedHeaders } from "./s3-signature";

/** The account and the day of the examples in "Authenticating Requests (AWS Signature Version 4)", Amazon S3 API Reference. */
const ACCOUNT = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const NOW = new Date("2013-05-24T00:00:00Z");
const BUCKET = "https://examplebucket.s3.amazonaws.com";

const signatureOf = (request: S3Request) => signedHeaders(ACCOUNT, request, NOW).authorization?.split("Signature=")[1];

describe("signedHeaders", () => {
  it("signs the GET of an object as the published example", () => {
    const headers = { range: "bytes=0-9" };
    const request: S3Request = { method: "GET", url: new URL("/test.txt", BUCKET), headers, bodySha256: EMPTY_SHA256 };
    expect(signatureOf(request)).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
  });

  it("signs the PUT of an object as the published example", () => {
    const request: S3Request = {
      method: "PUT",
      url: new URL("/test%24file.text", BUCKET),
      headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      bodySha256: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    };
    expect(signatureOf(request)).toBe("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
  });

  it("signs the query of a list as the published example", () => {
    const url = new URL("/?max-keys=2&prefix=J", BUCKET);
    expect(signatureOf({ method: "GET", url, headers: {}, bodySha256: EMPTY_SHA256 })).toBe(
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    );
  });
});
