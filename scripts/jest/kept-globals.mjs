// A global object that serves several test files: what one of them leaves behind is taken away.

/** Where jest-circus keeps the handlers of a test file's events; they would hear of the next file too. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');

/** Jest hands these to each file itself. */
const ofJest = new Set(['console', 'process']);

/** @param {object} target */
export const snapshot = (target) => Object.entries(Object.getOwnPropertyDescriptors(target)).filter(([name]) => !ofJest.has(name));

/** Puts back what a test replaced, such as `fetch`. @param {object} target @param {[string, PropertyDescriptor][]} before */
export const restore = (target, before) => {
  for (const [name, descriptor] of before) {
    const now = Object.getOwnPropertyDescriptor(target, name);
    if (descriptor.configurable && (now?.value !== descriptor.value || now?.get !== descriptor.get)) Object.defineProperty(target, name, descriptor);
  }
};

/**
 * Removes what a test defined on an object of the page, such as `document.hidden`. What begins with `_` is how libraries remember that they listen there.
 * @param {object} target @param {Set<string>} before
 */
export const removeAdded = (target, before) => {
  for (const name of Object.getOwnPropertyNames(target)) if (!before.has(name) && !name.startsWith('_')) Reflect.deleteProperty(target, name);
};

/** Lets go of the finished file: jest-circus keeps its tests under symbols of the global object. @param {object} target @param {Set<symbol>} before */
export const forgetFile = (target, before) => {
  for (const key of Object.getOwnPropertySymbols(target)) {
    const isOfThisFile = !before.has(key) && (Symbol.keyFor(key) === undefined || key === eventHandlers);
    if (isOfThisFile) Reflect.deleteProperty(target, key);
  }
};
