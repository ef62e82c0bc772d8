/** The window that the chat with the seller will open in. */
export interface ChatWindow {
  readonly show: (sellerChatUrl: string) => void;
  readonly close: () => void;
}

/**
 * Opens an empty window inside the click, which no pop-up blocker minds, and cuts its way back to the shop. `show` sends
 * it on without a referrer; `close` takes it away after a failure (decision 13). Where it was blocked both do nothing:
 * the confirmation page has the link.
 */
export function openChatWindow(waitingText: string): ChatWindow {
  const opened = window.open('', '_blank');
  if (!opened) return { show: () => undefined, close: () => undefined };
  opened.opener = null;
  opened.document.title = waitingText;
  opened.document.documentElement.dir = document.documentElement.dir;
  opened.document.body.textContent = waitingText;
  return {
    show: (sellerChatUrl) => {
      if (opened.closed) return;
      const link = opened.document.createElement('a');
      link.href = sellerChatUrl;
      link.rel = 'noreferrer';
      opened.document.body.append(link);
      link.click();
    },
    close: () => opened.close(),
  };
}
