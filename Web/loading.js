// @ts-check
// Says so where a part of the page could not be loaded: the page's own modules never run then. It is a script of its
// own, and no module, so that it needs none of them.

addEventListener("error", ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const placeholder = document.getElementById("placeholder");
  const words = placeholder?.querySelector(".late");
  if (!placeholder || !words) return;
  words.classList.remove("late");
  words.textContent = "A part of the page could not be loaded. Look whether you are online, and load it again.";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Load again";
  button.addEventListener("click", () => location.reload());
  placeholder.append(button);
}, { capture: true });
