import { connect, type Socket } from "node:net";

const AT_ONCE = 100;
const HEAD = "POST /api/v1/things HTTP/1.1\r\nHost: main.test\r\nContent-Type: application/json\r\n";

/** What each kind of odd client sends; after it, all of them do nothing but wait. */
export const ODDITIES: Record<string, string | Buffer> = {
  "an upgrade that nobody offers":
    "GET /_next/webpack-hmr HTTP/1.1\r\nHost: main.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  nothing: "",
  "half a head": "GET /api/v1/things HTTP/1.1\r\nHost: main.te",
  "half a body": `${HEAD}Content-Length: 100\r\n\r\n{"name":`,
  "a chunk that never ends": `${HEAD}Transfer-Encoding: chunked\r\n\r\nffff\r\n{`,
  "the start of TLS": Buffer.from("16030100c8010000c40303", "hex"),
  "a tunnel": "CONNECT main.test:443 HTTP/1.1\r\nHost: main.test\r\n\r\n",
  "an idle connection": "GET /healthz HTTP/1.1\r\nHost: main.test\r\n\r\n",
};

/** Opens a connection, sends `bytes` and waits for the server to end it. Resolves with what it answered. */
export function sendAndWait(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined).on("close", () => resolve(answer));
  });
}

/** Opens `count` odd connections of every kind in turn, each of which its client gives up when it has sent. */
export async function openAndLeave(port: number, count: number): Promise<void> {
  const bytes = Object.values(ODDITIES);
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, i) => bytes[i % bytes.length] ?? "");
    await Promise.all(some.map((one, i) => leave(port, one, i % 2 === 0)));
  }
}

/** Half of the clients vanish with a reset, half say goodbye. */
function leave(port: number, bytes: string | Buffer, rudely: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: "127.0.0.1" }, () =>
      socket.write(bytes, () => (rudely ? socket.resetAndDestroy() : socket.end())),
    );
    socket.resume().on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}
