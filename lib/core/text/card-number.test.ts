import { expect, it } from "vitest";
import { holdsCardNumber } from "./card-number";

it.each([
  "4242 4242 4242 4242",
  "my card is 4242424242424242.",
  "5555-5555-5555-4444",
  "378282246310005",
  "2223003122003222",
])("finds a card number in %s", (text) => expect(holdsCardNumber(text)).toBe(true));

it.each([
  ["4242 4242 4242 4241", "a wrong check digit"],
  ["1234567812345670", "no scheme's beginning"],
  ["+49 89 4242 4242 424", "a telephone number"],
  ["2026-11-18T12:00:00.000Z", "an instant"],
  ["00004242424242424242", "part of a longer number"],
  ["9f4242424242424242ab", "part of a hash"],
  ["https://social.example/4242424242424242", "part of an address"],
])("finds none in %s: %s", (text) => expect(holdsCardNumber(text)).toBe(false));
