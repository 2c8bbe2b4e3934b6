/** The name of a file of the product in a patient's folder of downloads: it says nothing about health (decision 156). */
export const neutralName = (reference: string, ending = 'pdf'): string => `blattwerk-${reference}.${ending}`;

/** Hands a fetched file to the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
