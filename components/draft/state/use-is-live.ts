"use client";

import { useEffect, useState } from "react";

/** False in what the server draws, and until the page has taken over. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
