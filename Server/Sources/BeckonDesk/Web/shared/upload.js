// @ts-check
// Sends a file by XMLHttpRequest, because fetch does not tell how much is sent.

/** A connection that has moved nothing for so many milliseconds counts as dead. */
const silence = 60_000;

/**
 * Sends a body with a request that is open already. Resolves to whether it was answered; without an answer the body may have arrived
 * all the same. `onProgress(share)` tells how much is sent, from 0 to 1; `stopped` ends it.
 * @param {XMLHttpRequest} request
 * @param {File | FormData} body
 * @param {{ onProgress(share: number): void, stopped?: AbortSignal, limit?: number }} how
 * @returns {Promise<boolean>}
 */
export function upload(request, body, { onProgress, stopped, limit = silence }) {
  if (stopped?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const abort = () => request.abort();
    let timer = setTimeout(abort, limit);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, limit);
    };
    stopped?.addEventListener("abort", abort, { once: true });
    request.addEventListener("progress", moved);
    request.upload.addEventListener("progress", (event) => {
      moved();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      stopped?.removeEventListener("abort", abort);
      resolve(request.status > 0);
    });
    request.send(body);
  });
}

/**
 * Whether a file can be read: a folder cannot, nor one that was changed or removed after it was chosen.
 * @param {File} file
 * @returns {Promise<boolean>}
 */
export function isReadable(file) {
  return file.slice(0, 1).arrayBuffer().then(() => true, () => false);
}
