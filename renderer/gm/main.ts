document.body.dataset.role = 'gm'
