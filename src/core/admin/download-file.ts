/** Starts a browser download of a text file. */
export const downloadFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
