/** Starts a browser download of the file. */
export const downloadFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
