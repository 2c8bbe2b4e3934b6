/** Hands a fetched file to the browser, under the API's name for it; a file that was sent in a message keeps the name that it had there. */
export const saveFile = (file: File, name = file.name): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
