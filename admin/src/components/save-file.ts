/** Hands a file to the browser, which puts it where the person's downloads go. */
export const saveFile = (content: Blob, fileName: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
